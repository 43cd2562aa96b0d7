import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { iconField } from './field';

describe( 'a saved icon value', () => testFieldCases( 'icon', iconField, cases ) );
