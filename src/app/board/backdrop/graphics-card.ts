/** Names of renderers that compute on the processor, which the painter by pixel does in less time. */
const ON_PROCESSOR = /swiftshader|llvmpipe|softpipe|swrast|lavapipe|software|microsoft basic render/i;

/** Names that browsers give in place of a renderer's own: any renderer may stand behind them. */
const NAMELESS = /^(?:mozilla|webkit(?: webgl)?|generic renderer)?$/i;

/** Whether a renderer, by the name that WebGL gives, is a graphics card; one that keeps its name to itself is none. */
export function isGraphicsCard(renderer: string): boolean {
  const name = renderer.trim();
  return !NAMELESS.test(name) && !ON_PROCESSOR.test(name);
}

/** The name of the renderer behind a context. */
export function rendererOf(gl: WebGL2RenderingContext): string {
  const name = String(gl.getParameter(gl.RENDERER));
  if (!NAMELESS.test(name)) return name;
  // Asked for only where it is needed: Firefox, which gives the name at once, warns of the extension.
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  return extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
}
