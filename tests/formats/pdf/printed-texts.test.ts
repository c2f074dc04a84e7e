import { expect, test } from 'vitest';
import { unprintedTexts } from '../../../src/formats/pdf/printed-texts.ts';
import { fontsOf, town } from './sample-document.ts';

test('texts with letters that no font has are named with their places, and what is printed in their stead', async () => {
  const city = town();
  const [house, wheat] = city.kinds as [(typeof city.kinds)[0], (typeof city.kinds)[0]];
  const [field, houses] = city.schematics as [(typeof city.schematics)[0], (typeof city.schematics)[0]];
  const named = {
    ...city,
    kinds: [{ ...house, name: '水車' }, wheat, { ...wheat, id: 'nowhere', name: '田' }],
    schematics: [{ ...field, name: '밭 😀 7' }, houses],
    districts: city.districts.map((district) => ({ ...district, group: 'الحي' })),
  };
  const title = { name: 'Łódź 서울' };
  expect(unprintedTexts(named, title, await fontsOf('Łódź 서울 밭'))).toEqual([
    {
      path: '$.districts[0].group',
      message: '"الحي" is printed as "????", for no font has ا (U+0627), ل (U+0644), ح (U+062D), ي (U+064A)',
    },
    {
      path: '$.kinds[0].name',
      message: '"水車" is printed as "house", for no font has 水 (U+6C34), 車 (U+8ECA)',
    },
    {
      path: '$.schematics[0].name',
      message: '"밭 😀 7" is printed as "밭 ? 7 (field)", for no font has 😀 (U+1F600)',
    },
  ]);
  expect(unprintedTexts(city, title, [])).toEqual([
    {
      path: 'title',
      message:
        '"Łódź 서울" is printed as "Lódz ??", for no font has Ł (U+0141), ź (U+017A), 서 (U+C11C), 울 (U+C6B8)',
    },
  ]);
});
