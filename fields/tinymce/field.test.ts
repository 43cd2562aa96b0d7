import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { tinymceField } from './field';

describe( 'a saved rich text value', () => testFieldCases( 'tinymce', tinymceField, cases ) );
