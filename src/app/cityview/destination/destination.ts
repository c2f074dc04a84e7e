/** Where a city that comes in goes: it becomes a city of its own, or replaces the open one. */
export type CityDestination = 'new' | 'open';
