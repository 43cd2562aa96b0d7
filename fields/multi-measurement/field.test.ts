import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { multiMeasurementField } from './field';

describe( 'a saved multi-measurement value', () =>
	testFieldCases( 'multi-measurement', multiMeasurementField, cases ) );
