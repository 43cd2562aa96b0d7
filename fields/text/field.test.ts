import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { textField } from './field';

describe( 'a saved text value', () => testFieldCases( 'text', textField, cases ) );
