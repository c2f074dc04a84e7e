import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lazyPart } from '../../../src/app/kit/lazy-part.tsx';

afterEach(cleanup);

interface GreetingProps {
  readonly name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Good morning, {name}</p>;
}

function show(part: React.ReactNode) {
  return render(<MantineProvider>{part}</MantineProvider>);
}

describe('a part that comes on demand', () => {
  it('is drawn at once when its code was fetched before', async () => {
    const Part = lazyPart<GreetingProps>('The greeting', async () => Greeting);
    await Part.preload();
    show(<Part name="Ada" />);
    expect(screen.getByText('Good morning, Ada')).toBeVisible();
  });

  it('comes by itself when it is shown, something else in its place meanwhile', async () => {
    let arrive: (component: typeof Greeting) => void = () => {};
    const code = new Promise<typeof Greeting>((resolve) => {
      arrive = resolve;
    });
    const Part = lazyPart<GreetingProps>('The greeting', () => code, <p>One moment</p>);
    show(<Part name="Ada" />);
    expect(screen.getByText('One moment')).toBeVisible();
    arrive(Greeting);
    expect(await screen.findByText('Good morning, Ada')).toBeVisible();
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it('says that it cannot be had, and comes when it is asked for again', async () => {
    let connected = false;
    const Part = lazyPart<GreetingProps>('The greeting', () =>
      connected ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch')),
    );
    show(<Part name="Ada" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The greeting could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    connected = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Good morning, Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for again when it is shown after it could not be fetched ahead of time', async () => {
    let connected = false;
    const Part = lazyPart<GreetingProps>('The greeting', () =>
      connected ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch')),
    );
    await Part.preload();
    connected = true;
    show(<Part name="Ada" />);
    expect(await screen.findByText('Good morning, Ada')).toBeVisible();
  });

  it('waits until it is opened, when it is a dialog', async () => {
    let fetched = 0;
    const Part = lazyPart<{ readonly opened: boolean }>('The dialog', async () => {
      fetched++;
      return ({ opened }) => opened && <p>Open</p>;
    });
    const { rerender } = show(<Part opened={false} />);
    expect(fetched).toBe(0);
    rerender(
      <MantineProvider>
        <Part opened />
      </MantineProvider>,
    );
    expect(await screen.findByText('Open')).toBeVisible();
    expect(fetched).toBe(1);
  });
});
