import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { measurementField } from './field';

describe( 'a saved measurement value', () =>
	testFieldCases( 'measurement', measurementField, cases ) );
