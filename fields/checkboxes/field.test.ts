import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { checkboxesField } from './field';

describe( 'a saved checkboxes value', () =>
	testFieldCases( 'checkboxes', checkboxesField, cases ) );
