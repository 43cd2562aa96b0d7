import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { linkField } from './field';

describe( 'a saved link value', () => testFieldCases( 'link', linkField, cases ) );
