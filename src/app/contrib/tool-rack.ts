/**
 * A board that features give tools to.
 *
 * @typeParam Tool the contract of its tools
 */
export interface ToolRack<Tool extends object> {
  readonly name: string;
  /** Only for the types: a rack holds no tool itself. */
  readonly tool?: Tool;
}

/** A tool that a feature gives to a board. */
export interface HungTool {
  readonly rack: ToolRack<object>;
  /** Tells it from the other tools of the board. */
  readonly id: string;
  readonly tool: object;
}

export function createRack<Tool extends object>(name: string): ToolRack<Tool> {
  return { name };
}

/** Gives a tool to a board. */
export function hang<Tool extends object>(rack: ToolRack<Tool>, id: string, tool: Tool): HungTool {
  return { rack, id, tool };
}

let hung: ReadonlyMap<string, object> = new Map();

/** Replaces the tools of all boards. */
export function hangTools(tools: readonly HungTool[]): void {
  hung = new Map(tools.map(({ rack, id, tool }) => [`${rack.name} ${id}`, tool]));
}

/**
 * The tool of an id.
 *
 * @throws RangeError when no feature gives one
 */
export function expectTool<Tool extends object>(rack: ToolRack<Tool>, id: string): Tool {
  const tool = findTool(rack, id);
  if (!tool) throw new RangeError(`no tool of the ${rack.name} is called ${id}`);
  return tool;
}

/** The tool of an id; `undefined` while none is given, as before the commands are here. */
export function findTool<Tool extends object>(rack: ToolRack<Tool>, id: string): Tool | undefined {
  return hung.get(`${rack.name} ${id}`) as Tool | undefined;
}
