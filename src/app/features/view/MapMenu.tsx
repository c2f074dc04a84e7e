import { Menu } from '@mantine/core';
import { cityPicture } from '../../../formats/picture/city-picture.ts';
import { MOODS, type MoodName } from '../../../formats/picture/map/look.ts';
import { useMoodPictures } from './mood-pictures.ts';
import { MoodPicture } from './MoodPicture.tsx';
import classes from './MapMenu.module.css';
import { boardStyle, BOARD_STYLES, setMood, type BoardStyle } from '../../cityview/map/map-style.ts';
import { moodNames } from '../../cityview/words.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import * as words from './words.ts';

/** The style of the picture of the city and its mood, in the menu of the view. */
export function MapMenu() {
  const store = useAppStore();
  const style = boardStyle.use();
  const pictures = useMoodPictures();
  const mood = useApp((state) => cityPicture(state.document.city).mood ?? 'day');
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{words.style}</Menu.Label>
      <Menu.RadioGroup value={style} onChange={(value) => boardStyle.set(value as BoardStyle)}>
        {BOARD_STYLES.map((value) => (
          <Menu.RadioItem key={value} value={value}>
            {words.styles[value]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{words.mood}</Menu.Label>
      <Menu.RadioGroup value={mood} onChange={(value) => setMood(store, value as MoodName)}>
        <div className={classes.moods}>
          {MOODS.map((value) => (
            <Menu.RadioItem
              key={value}
              value={value}
              classNames={{ item: classes.mood, itemIndicator: classes.none }}
            >
              <MoodPicture picture={pictures[value]} />
              {moodNames[value]}
            </Menu.RadioItem>
          ))}
        </div>
      </Menu.RadioGroup>
    </>
  );
}
