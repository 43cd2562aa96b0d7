import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { dateRangeField } from './field';

describe( 'a saved date-range value', () => testFieldCases( 'date-range', dateRangeField, cases ) );
