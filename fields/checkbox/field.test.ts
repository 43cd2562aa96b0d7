import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { checkboxField } from './field';

describe( 'a saved checkbox value', () => testFieldCases( 'checkbox', checkboxField, cases ) );
