import { mountAll } from '../../../frontend/mount';
import { createNavigation } from './create-navigation';
import { readOptions } from './options';

mountAll( 'navigation', createNavigation, readOptions );
