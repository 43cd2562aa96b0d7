import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { builderField } from './field';

describe( 'saved builder content', () => testFieldCases( 'builder', builderField, cases ) );
