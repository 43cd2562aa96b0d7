import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { numberField } from './field';

describe( 'a saved number value', () => testFieldCases( 'number', numberField, cases ) );
