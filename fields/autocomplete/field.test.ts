import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { autocompleteField } from './field';

describe( 'a saved autocomplete value', () =>
	testFieldCases( 'autocomplete', autocompleteField, cases ) );
