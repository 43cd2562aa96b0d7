import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { imageShapeField } from './field';

describe( 'a saved image shape value', () =>
	testFieldCases( 'image_shape', imageShapeField, cases ) );
