import { expect, it } from 'vitest';
import { isGraphicsCard } from '../../../../src/app/board/backdrop/graphics-card.ts';

it.each([
  'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
  'ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)',
  'Apple GPU',
  'AMD Radeon RX 6700 XT (radeonsi, navi22, LLVM 15.0.7, DRM 3.49)',
  'Mali-G78',
  'Adreno (TM) 660',
  'GeForce GTX 980, or similar',
])('is a graphics card: %s', (renderer) => expect(isGraphicsCard(renderer)).toBe(true));

it.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'Google SwiftShader',
  'llvmpipe (LLVM 15.0.7, 256 bits)',
  'ANGLE (Mesa, llvmpipe (LLVM 19.1.7 256 bits), OpenGL 4.5)',
  'Gallium 0.4 on softpipe',
  'ANGLE (Microsoft, Microsoft Basic Render Driver (0x0000008C) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'Apple Software Renderer',
  'Software Adapter',
])('computes on the processor: %s', (renderer) => expect(isGraphicsCard(renderer)).toBe(false));

it.each(['', ' ', 'Mozilla', 'WebKit WebGL', 'Generic Renderer'])(
  'keeps its name to itself: "%s"',
  (renderer) => expect(isGraphicsCard(renderer)).toBe(false),
);
