import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { mediaField } from './field';

describe( 'a saved media value', () => testFieldCases( 'media', mediaField, cases ) );
