import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { selectField } from './field';

describe( 'a saved select value', () => testFieldCases( 'select', selectField, cases ) );
