import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { postsField } from './field';

describe( 'a saved posts value', () => testFieldCases( 'posts', postsField, cases ) );
