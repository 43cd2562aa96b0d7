import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { colorField } from './field';

describe( 'a saved color value', () => testFieldCases( 'color', colorField, cases ) );
