import { lazyPart } from '../kit/lazy-part.tsx';

export const HeatLegend = lazyPart(
  'What the heat map means',
  async () => (await import('../features/heat/HeatLegend.tsx')).HeatLegend,
);

export const WalkStatus = lazyPart(
  'What the walker sees',
  async () => (await import('../features/walk/WalkStatus.tsx')).WalkStatus,
);

export const WalkPad = lazyPart(
  'The arrows of the walker',
  async () => (await import('../features/walk/WalkPad.tsx')).WalkPad,
);

export const LandGallery = lazyPart(
  'The land gallery',
  async () => (await import('../features/land/LandGallery.tsx')).LandGallery,
);

export const DistrictLab = lazyPart(
  'The district laboratory',
  async () => (await import('../features/districts/DistrictLab.tsx')).DistrictLab,
);

export const RuleTable = lazyPart(
  'The table of schematics',
  async () => (await import('../features/recipe/RuleTable.tsx')).RuleTable,
);

export const RollBar = lazyPart(
  'What there is to say of a roll',
  async () => (await import('../features/reroll/RollBar.tsx')).RollBar,
);

export const SeedSheet = lazyPart(
  'The seed sheet',
  async () => (await import('../features/seeds/SeedSheet.tsx')).SeedSheet,
);

export const LivingCard = lazyPart(
  'What there is to say of edited schematics',
  async () => (await import('../features/living/LivingCard.tsx')).LivingCard,
);

/** Parts that are loaded on demand. */
export const LATER = [
  HeatLegend,
  WalkStatus,
  WalkPad,
  RollBar,
  LivingCard,
  LandGallery,
  DistrictLab,
  RuleTable,
  SeedSheet,
];
