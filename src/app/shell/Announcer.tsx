import './forced-colors.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followSpoken } from '../contrib/follow-spoken.ts';
import { announcementsOf } from '../store/announcements.ts';
import { useAppStore } from '../store/context.tsx';
import * as words from './words.ts';

/** The announcements for screen readers. */
export function Announcer() {
  const store = useAppStore();
  const { said, count } = useStore(announcementsOf(store));
  useEffect(() => followSpoken(store), [store]);
  return (
    <p className="visually-hidden" role="log" aria-label={words.announcements}>
      {/* Words that are announced again are another element, and so an addition to the log. */}
      <span key={count}>{said}</span>
    </p>
  );
}
