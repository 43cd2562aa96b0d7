import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { orderField } from './field';

describe( 'a saved order value', () => testFieldCases( 'order', orderField, cases ) );
