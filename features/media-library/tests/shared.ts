// The part of the media library in tests of the whole plugin; see tests/support/shared-objects.ts.
import { fill, removeIndex } from './support/media';

export const turnOn = fill;
export const turnOff = removeIndex;
