import { expect, test } from 'vitest';

test('tests of the app run in a real Chromium of 1280 x 800 pixels', () => {
  expect(navigator.userAgent).toMatch(/Chrome\/\d+/);
  expect([window.innerWidth, window.innerHeight]).toEqual([1280, 800]);
});

test('a canvas there holds the pixels that were drawn on it', () => {
  const canvas = document.createElement('canvas');
  canvas.width = 2;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.fillStyle = 'rgb(181, 83, 60)';
  context.fillRect(1, 0, 1, 1);
  expect([...context.getImageData(0, 0, 2, 1).data]).toEqual([0, 0, 0, 0, 181, 83, 60, 255]);
});
