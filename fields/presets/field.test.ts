import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { presetsField } from './field';

describe( 'a saved preset', () => testFieldCases( 'presets', presetsField, cases as never ) );
