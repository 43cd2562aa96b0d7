import { describe } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { {{camel}}Field } from './field';

describe( 'a saved {{name}} value', () => testFieldCases( '{{name}}', {{camel}}Field, cases ) );
