import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { codeField } from './field';

describe( 'saved code', () => testFieldCases( 'code', codeField, cases ) );
