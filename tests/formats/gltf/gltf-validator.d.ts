/** The parts of the package that the tests use. */
declare module 'gltf-validator' {
  export interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly numInfos: number;
      readonly numHints: number;
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        readonly pointer: string;
      }[];
    };
    readonly info: { readonly totalTriangleCount: number; readonly drawCallCount: number };
  }
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
