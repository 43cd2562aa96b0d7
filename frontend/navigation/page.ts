import { mountAll } from '../mount';
import { createNavigation } from './create-navigation';
import { readOptions } from './options';

mountAll( 'navigation', createNavigation, readOptions );
