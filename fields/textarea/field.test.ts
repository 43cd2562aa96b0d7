import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { textareaField } from './field';

describe( 'a saved textarea value', () => testFieldCases( 'textarea', textareaField, cases ) );
