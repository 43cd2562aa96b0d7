import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { fontField } from './field';

describe( 'a saved font value', () => testFieldCases( 'font', fontField, cases ) );
