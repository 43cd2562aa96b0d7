import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { toggleField } from './field';

describe( 'a saved toggle value', () => testFieldCases( 'toggle', toggleField, cases ) );
