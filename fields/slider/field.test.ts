import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { sliderField } from './field';

describe( 'a saved slider value', () => testFieldCases( 'slider', sliderField, cases ) );
