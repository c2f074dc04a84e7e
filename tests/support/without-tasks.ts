/**
 * Takes away the stacks that React's development build keeps for each element by `console.createTask`: nobody looks at them
 * in a test, and they are a tenth of its processor time. Must be loaded before React.
 */
Reflect.deleteProperty(console, 'createTask');
