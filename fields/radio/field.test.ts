import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { radioField } from './field';

describe( 'a saved radio value', () => testFieldCases( 'radio', radioField, cases ) );
