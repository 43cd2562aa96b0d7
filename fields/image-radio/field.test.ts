import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { imageRadioField } from './field';

describe( 'a saved image-radio value', () =>
	testFieldCases( 'image-radio', imageRadioField, cases ) );
