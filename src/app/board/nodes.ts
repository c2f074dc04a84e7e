import type * as Nodes from 'react-konva/lib/ReactKonvaCore';

/*
 * The nodes of Konva's canvases. To React each is but a name, which the renderer of the stage knows: they are named here, so
 * that code that draws with them does not bring Konva and its renderer along.
 */

export const Layer = 'Layer' as unknown as typeof Nodes.Layer;
export const Group = 'Group' as unknown as typeof Nodes.Group;
export const Shape = 'Shape' as unknown as typeof Nodes.Shape;
