import { Box } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const GLTF_FORM: Form = {
  group: 'games',
  name: words.gltfModel,
  short: words.gltf,
  use: words.gltfModelUse,
  Icon: Box,
  lacks: words.gltfLacks,
  ending: '.glb',
  type: 'model/gltf-binary',
  options: 'gltf',
  isCopied: false,
};
