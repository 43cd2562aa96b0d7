import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { imageSizeField } from './field';

describe( 'a saved image-size value', () => testFieldCases( 'image-size', imageSizeField, cases ) );
